CREATE TABLE "discussion_examples" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" uuid NOT NULL,
	"course_assignment_id" uuid,
	"response_style" text NOT NULL,
	"texts" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feedback_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"template" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "graded_examples" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" uuid NOT NULL,
	"course_assignment_id" uuid,
	"title" text NOT NULL,
	"type" text NOT NULL,
	"grade" double precision NOT NULL,
	"max_points" double precision NOT NULL,
	"texts" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "students" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "term" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "archived_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "discussion_examples" ADD CONSTRAINT "discussion_examples_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_examples" ADD CONSTRAINT "discussion_examples_course_assignment_id_course_assignments_id_fk" FOREIGN KEY ("course_assignment_id") REFERENCES "public"."course_assignments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_templates" ADD CONSTRAINT "feedback_templates_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "graded_examples" ADD CONSTRAINT "graded_examples_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "graded_examples" ADD CONSTRAINT "graded_examples_course_assignment_id_course_assignments_id_fk" FOREIGN KEY ("course_assignment_id") REFERENCES "public"."course_assignments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "students" ADD CONSTRAINT "students_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "discussion_examples_course_id_id_index" ON "discussion_examples" USING btree ("course_id","id");--> statement-breakpoint
CREATE INDEX "discussion_examples_course_assignment_id_id_index" ON "discussion_examples" USING btree ("course_assignment_id","id");--> statement-breakpoint
CREATE INDEX "feedback_templates_owner_id_id_index" ON "feedback_templates" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "graded_examples_course_id_id_index" ON "graded_examples" USING btree ("course_id","id");--> statement-breakpoint
CREATE INDEX "graded_examples_course_assignment_id_id_index" ON "graded_examples" USING btree ("course_assignment_id","id");--> statement-breakpoint
CREATE INDEX "students_course_id_index" ON "students" USING btree ("course_id");--> statement-breakpoint
CREATE UNIQUE INDEX "students_one_address" ON "students" USING btree ("course_id",lower(email));